// Every sentence that a source says in both languages, read from its syntax: all text of a file in one language, and
// every pair of `en` and `fr`. The check looks for a sentence by its fixed parts, the pieces between its values.
import { parseSync, visitorKeys } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The pieces of one text, all of which are said together. */
type Form = readonly string[];
/** One form for each language, or one alone. The sentence is rendered when all pieces of one of its forms were. */
export type Sentence = readonly Form[];

const LANGUAGES = ['en', 'fr'];
/** Shorter pieces are units and signs, which occur everywhere or nowhere. */
const LEAST = 5;
/** These functions conjugate the verb they are given: it is not said as written. */
const CONJUGATING = new Set(['english', 'englishClause', 'french', 'frenchClause', 'frenchNot']);

export function sentencesIn(name: string, source: string): readonly Sentence[] {
  const program = asNode(parseSync(name, source).program) as Node;
  return /(^|[./-])(en|fr)([.-][a-z-]+)?\.tsx?$/.test(name) ? alone(program) : bothLanguagesIn(program);
}

/** Of the sentences that were not rendered, the pieces that are missing. */
export function silentAmong(sentences: readonly Sentence[], rendered: string): readonly string[] {
  const isSilent = (piece: string): boolean => !rendered.includes(piece);
  const silent = sentences.filter((forms) => forms.every((pieces) => pieces.some(isSilent)));
  return [...new Set(silent.flatMap(([form = []]) => form.filter(isSilent)))];
}

/** Makes every kind of space one and upper case lower. */
export function heard(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Empty for letters of the notation. */
function pieceOf(text: unknown): Form {
  const words = typeof text === 'string' && !/^[A-Z]+$/.test(text) ? heard(text) : '';
  return words.length >= LEAST && / |\p{L}{5}/u.test(words) ? [words] : [];
}

/** The fixed text of an expression, without types, names of members, and operands of comparisons. */
function piecesIn(node: Node): Form {
  if (/^TS.*(Type|Annotation|Declaration)$/.test(node.type)) return [];
  switch (node.type) {
    case 'ImportDeclaration':
      return [];
    case 'BinaryExpression':
      return node.operator === '+' ? childrenOf(node).flatMap(piecesIn) : [];
    case 'Literal':
      return pieceOf(node.value);
    case 'TemplateElement':
      return pieceOf((node.value as { readonly cooked?: unknown }).cooked);
    case 'Property':
      return nodesIn(node.value).flatMap(piecesIn);
    case 'MemberExpression':
      return nodesIn(node.object).flatMap(piecesIn);
    case 'SwitchCase':
      return nodesIn(node.consequent).flatMap(piecesIn);
    case 'CallExpression': {
      const [callee, given] = [nodesIn(node.callee), nodesIn(node.arguments)];
      const said = CONJUGATING.has(nameOf(callee[0])) ? given.filter((_, index) => index !== 1) : given;
      return [...callee, ...said].flatMap(piecesIn);
    }
    default:
      return childrenOf(node).flatMap(piecesIn);
  }
}

/** Pairs of both languages: in an object, as two values of a file, in the text of a rule. */
function bothLanguagesIn(node: Node): readonly Sentence[] {
  const [en, fr] = languagesOf(node);
  const here = en !== undefined && fr !== undefined ? pairsIn(en, fr) : [];
  if (here.length > 0 && node.type === 'ObjectExpression') return here;
  return [...here, ...childrenOf(node).flatMap(bothLanguagesIn)];
}

function languagesOf(node: Node): readonly (Node | undefined)[] {
  if (node.type === 'ObjectExpression') return LANGUAGES.map((language) => membersOf(node).get(language));
  if (node.type === 'CallExpression' && nameOf(nodesIn(node.callee)[0]) === 'rule')
    return nodesIn(node.arguments).slice(1, 3);
  if (node.type !== 'Program') return [];
  const values = nodesIn(node.body)
    .flatMap((each) => nodesIn((asNode(each.declaration) ?? each).declarations))
    .map((each) => [nameOf(asNode(each.id)), asNode(each.init)] as const);
  return LANGUAGES.map((language) => new Map(values).get(language));
}

/**
 * If one language only names another text with the same values, one of the two is enough: only the setting chooses
 * between them. A text with branches has to be said itself.
 */
function pairsIn(en: Node, fr: Node): readonly Sentence[] {
  if (en.type === 'ObjectExpression' && fr.type === 'ObjectExpression') {
    const [english, french] = [membersOf(en), membersOf(fr)];
    const unpaired = [...french].filter(([key]) => !english.has(key)).flatMap(([, value]) => alone(value));
    const paired = [...english].flatMap(([key, value]) => {
      const other = french.get(key);
      return other === undefined ? alone(value) : pairsIn(value, other);
    });
    return [...paired, ...unpaired];
  }
  const forms = [piecesIn(en), piecesIn(fr)];
  const isPlain = forms.every((form) => form.length > 0) && !hasBranches(en) && !hasBranches(fr);
  return isPlain ? [forms] : [...alone(en), ...alone(fr)];
}

const alone = (node: Node): readonly Sentence[] => piecesIn(node).map((piece) => [[piece]]);

function hasBranches(node: Node): boolean {
  return /^(Conditional|Logical|If|Switch)/.test(node.type) || childrenOf(node).some(hasBranches);
}

function membersOf(node: Node): ReadonlyMap<string, Node> {
  const named = nodesIn(node.properties).filter((each) => each.type === 'Property' && each.computed !== true);
  return new Map(
    named.flatMap((each) => nodesIn(each.value).map((value) => [nameOf(asNode(each.key)), value] as const)),
  );
}

/** The name of an identifier or of a quoted key. */
function nameOf(node: Node | undefined): string {
  return String(node?.name ?? node?.value ?? '');
}

function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => nodesIn(node[key]));
}

function nodesIn(value: unknown): readonly Node[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => asNode(each) ?? []);
}

function asNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;
}
