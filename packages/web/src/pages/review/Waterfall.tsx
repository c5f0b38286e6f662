// From the start to the result: what luck, the player's decisions and the others' moved. Three numbers that are never
// mixed.
import type { Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { changeText, plainText } from '../../table/review/figures.ts';
import { playerOf } from '../../table/review/player.ts';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';
import styles from './waterfall.module.css';
import { type Step, type Waterfall as Steps, waterfallOf } from './waterfall.ts';

/** In percent of the height. */
const LEAST_ROOM = 16;

export function Waterfall({ model }: { model: Model }) {
  const { review, reviewed } = model;
  const words = reviewWords();
  const name = reviewed.titleOf(reviewed.reader);
  const unit = review?.unit ?? 'chance';
  const fall = review === undefined ? undefined : waterfallOf(review, reviewed.reader);
  const done = model.state.value === 'done';
  return (
    <div class={styles.fall}>
      <header>
        <h2>{words.fromTo}</h2>
        <p>{(unit === 'chance' ? words.howChance : words.howPoints)(name)}</p>
      </header>
      {fall === undefined ? (
        <div class={styles.none} />
      ) : (
        <ol class={styles.steps} data-waterfall>
          {fall.steps.map((step) => (
            <Column key={String(step.of)} step={step} fall={fall} model={model} />
          ))}
        </ol>
      )}
      {fall === undefined || !done ? undefined : <Told model={model} fall={fall} />}
    </div>
  );
}

function Column({ step, fall, model }: { step: Step; fall: Steps; model: Model }) {
  const { reviewed } = model;
  const unit = model.review?.unit ?? 'chance';
  const { of, amount, from, to } = step;
  const isEnd = of === 'start' || of === 'result';
  const share = (value: number): number => (100 * (value - fall.low)) / (fall.high - fall.low);
  const [bottom, top] = [share(Math.min(from, to)), share(Math.max(from, to))];
  // A falling bar has its number below, if there is room.
  const isUnder = amount < 0 && !isEnd && bottom > LEAST_ROOM;
  const isSoFar = of === 'result' && model.state.value !== 'done';
  const { name, more } = isSoFar ? { name: reviewWords().soFar, more: '' } : namesOf(step, reviewed);
  return (
    <li
      data-of={typeof of === 'number' ? 'decisions' : of}
      data-amount={amount}
      {...(typeof of === 'number' && { 'data-player': playerOf(of, reviewed.reader) })}
    >
      <span class={styles.space}>
        <b
          class={isEnd ? undefined : amount < 0 ? styles.less : styles.more}
          style={isUnder ? `top:calc(${100 - bottom}% + 2px)` : `bottom:calc(${top}% + 2px)`}
        >
          {isEnd ? plainText(amount, unit) : changeText(amount / (unit === 'chance' ? 100 : 1), unit)}
        </b>
        <i class={styles.ground} style={`bottom:${share(0)}%`} />
        <i class={styles.bar} style={`bottom:${bottom}%;height:max(3px, ${top - bottom}%)`} />
      </span>
      <strong>{name}</strong>
      <small>{more}</small>
    </li>
  );
}

function namesOf({ of }: Step, reviewed: ReviewedGame): { readonly name: string; readonly more: string } {
  const words = reviewWords();
  if (of === 'start') return { name: words.start, more: words.startMore };
  if (of === 'luck') return { name: words.sky, more: reviewed.parts.revealed[settings.value.locale] };
  if (of === 'result') {
    const { scores, reader, winners, byTurns } = reviewed;
    const contested = scores.length > 1 || byTurns;
    const told = winners.includes(reader) ? words.wonBy : words.lostBy;
    const name = contested ? told(reviewed.titleOf(reader)) : words.resultName;
    const points = [scores[reader], ...scores.filter((_, seat) => seat !== reader)];
    return { name, more: scores.length > 1 && !byTurns ? points.join(' – ') : '' };
  }
  const name = reviewed.titleOf(of);
  return name === undefined ? { name: words.own, more: words.ownMore } : { name, more: words.others };
}

/** The summary in a sentence or two. */
function Told({ model, fall }: { model: Model; fall: Steps }) {
  const { reviewed, review } = model;
  const words = reviewWords();
  const name = reviewed.titleOf(reviewed.reader);
  const luck = fall.steps.find(({ of }) => of === 'luck')?.amount ?? 0;
  const own = fall.steps.find(({ of }) => of === reviewed.reader)?.amount ?? 0;
  const worst = model.worst;
  const unit = review?.unit ?? 'chance';
  const others = fall.steps.flatMap(({ of, amount }) =>
    typeof of === 'number' && of !== reviewed.reader ? [{ seat: of as Seat, amount }] : [],
  );
  const loss =
    worst === undefined
      ? 0
      : Math.round((worst.best.value - worst.played.value) * (unit === 'chance' ? 100 : 1));
  return (
    <p class={styles.told}>
      <b>{words.luckTold(luck, name)}</b>{' '}
      {words.ownTold({
        name,
        own: -own,
        unit,
        worst: loss,
        when: worst && loss > 0 ? reviewed.whenOf(worst.from) : undefined,
      })}{' '}
      {others
        .map(({ seat, amount }) => words.othersTold(reviewed.nameOf(seat), amount, unit, name))
        .join(' ')}
      {unit === 'chance' &&
      [own, ...others.map(({ amount }) => amount)].some((each) => Math.abs(each) > 100) ? (
        <small data-past-hundred> {words.pastHundred}</small>
      ) : undefined}
    </p>
  );
}
