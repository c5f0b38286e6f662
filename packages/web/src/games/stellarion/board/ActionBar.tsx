// Under the Observatory: the prompt, the picked cards, and the actions they allow, each with its consequence.
import { BLACK_HOLE } from '@planisphere/stellarion';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Remark } from '../../../table/Remark.tsx';
import { useTip } from '../../../table/tips.ts';
import type { Desk } from '../desk.ts';
import { faceMark, galaxyMark, kindOf, typeMark } from '../marks.ts';
import { type Offer, powerOf } from '../offers.ts';
import { cardAt } from '../paying.ts';
import { promptOf } from '../prompt.ts';
import { TIPS, thingOf } from '../tips.ts';
import { boardWords } from '../words/index.ts';
import styles from './acts.module.css';
import { Mark } from './Mark.tsx';
import { HintButton } from './Odds.tsx';
import { OfferTile, Tile } from './Tile.tsx';

export function ActionBar({ desk }: { desk: Desk }) {
  const { title, more } = promptOf(desk);
  const tip = useTip(desk.session, thingOf(desk), TIPS);
  const { picked } = desk.holding.value;
  const view = desk.session.view.value;
  return (
    <section class={styles.bar} aria-label={boardWords().actions} data-acts>
      <div class={styles.prompt} data-prompt>
        {picked.length === 0 ? undefined : picked.every((source) => cardAt(view, source) === BLACK_HOLE) ? (
          <Holes chosen={picked.length} addable={desk.partners.value.length} />
        ) : (
          <span class={styles.picked} aria-hidden="true">
            {picked.map((source) => (
              <MiniCard key={source} card={cardAt(view, source)} />
            ))}
          </span>
        )}
        <p>
          <b>{title}</b>{' '}
          <span>
            <Remark session={desk.session} tip={tip} more={more} />
          </span>
        </p>
        {picked.length === 0 ? undefined : (
          <button
            type="button"
            class={styles.clear}
            data-nav
            aria-label={boardWords().clear}
            onClick={() => desk.clear()}
          >
            <Glyph name="ui-close" />
            <span>{boardWords().clear}</span>
          </button>
        )}
        <div class={styles.hint}>
          <HintButton desk={desk} />
        </div>
      </div>
      <Options desk={desk} />
    </section>
  );
}

/** The four black holes of a Crossing: picked, available, or still missing. */
function Holes({ chosen, addable }: { chosen: number; addable: number }) {
  return (
    <span class={styles.holes} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <i
          key={place}
          data-galaxy="hole"
          class={place < chosen ? styles.chosen : place < chosen + addable ? styles.addable : undefined}
        >
          <Mark name="sn-hole" />
        </i>
      ))}
    </span>
  );
}

function MiniCard({ card }: { card: number | undefined }) {
  if (card === undefined) return undefined;
  return (
    <i class={styles.mini} data-galaxy={kindOf(card)}>
      {card < 16 ? (
        <>
          <Mark name={typeMark(card & 3)} />
          <Mark name={galaxyMark(card >> 2)} />
        </>
      ) : (
        <Mark name={faceMark(0, card)} />
      )}
    </i>
  );
}

function Options({ desk }: { desk: Desk }) {
  if (!desk.mayPress) return <Row>{desk.session.thinking.value ? <Thinking /> : undefined}</Row>;
  if (desk.panel.value !== undefined)
    return (
      <Row>
        <Tile
          glyph={<Glyph name="ui-eye" />}
          title={boardWords().backToDialog}
          text=""
          primary
          onPress={() => (desk.peeking.value = false)}
        />
      </Row>
    );
  const offers = desk.offers.value;
  return <Row>{offers.length > 0 ? <Offered desk={desk} offers={offers} /> : <AtHand desk={desk} />}</Row>;
}

function Row({ children }: { children: ComponentChildren }) {
  return <div class={styles.options}>{children}</div>;
}

function Thinking() {
  return (
    <span class={styles.thinking} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function Offered({ desk, offers }: { desk: Desk; offers: readonly Offer[] }) {
  return (
    <>
      {offers.map((offer, index) => (
        <OfferTile
          key={offer.refused === undefined ? JSON.stringify(offer.action) : `no-${offer.kind}`}
          desk={desk}
          offer={offer}
          primary={index === 0}
        />
      ))}
    </>
  );
}

/** Shown while nothing is picked: possible Launches, proofs and the like, each one press away. */
function AtHand({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const legal = desk.legal.value;
  const launches = view.turn === desk.seat && view.stage.kind === 'turn' ? desk.launches.value : [];
  const pairs = legal.filter((action) => action.kind === 'coordinate').map(({ pay }) => powerOf(view, pay));
  const prove = legal.find(({ kind }) => kind === 'prove');
  const [spend] = desk.spendings.value;
  const cross = legal.find((action) => action.kind === 'cross');
  return (
    <>
      {launches.map(({ galaxy, sources }) => (
        <Tile
          key={`launch-${galaxy}`}
          glyph={<Mark name={galaxyMark(galaxy)} />}
          title={boardWords().say.launchTo(galaxy)}
          text={sources.length === 4 ? boardWords().say.withFour : boardWords().readyWithStar}
          act="pick"
          onPress={() => desk.press({ at: 'sources', sources })}
        />
      ))}
      {prove === undefined ? undefined : (
        <Tile
          glyph={<Mark name="sn-theory" />}
          title={boardWords().prove}
          text={boardWords().proveMore}
          act="prove"
          onPress={() => desk.press({ at: 'offer', action: prove })}
        />
      )}
      {spend === undefined ? undefined : (
        <Tile
          glyph={<Mark name="sn-meteor" />}
          title={boardWords().spend}
          text={boardWords().spendMore}
          act="spend"
          onPress={() => desk.press({ at: 'spend', by: spend.seat, action: spend.action })}
        />
      )}
      {cross?.kind === 'cross' ? (
        <Tile
          glyph={<Mark name="sn-hole" />}
          title={boardWords().cross}
          text={boardWords().crossMore}
          act="pick"
          onPress={() => desk.press({ at: 'sources', sources: cross.decks })}
        />
      ) : undefined}
      {/* In a lesson the guide names the cards and shows them. */}
      {desk.session.lesson.value?.showMe === undefined ? <Pairs pairs={pairs} /> : undefined}
    </>
  );
}

/** Which visible cards form pairs, by type. */
function Pairs({ pairs }: { pairs: readonly ReturnType<typeof powerOf>[] }) {
  return (
    <p class={styles.pairs}>
      {[0, 1, 2, 3].flatMap((type) => {
        const same = pairs.filter((pair) => pair.type === type);
        if (same.length === 0) return [];
        const major = same.some((pair) => pair.major);
        return [
          <span key={`pair-${type}`} class={styles.pair}>
            <Mark name={typeMark(type)} />
            <span>
              {boardWords().pairs(type as 0, same.length)}
              {major ? <em>{boardWords().majorToo}</em> : undefined}
            </span>
          </span>,
        ];
      })}
    </p>
  );
}
