// Every decision of one player with its grade; a press shows it.
import { figuresOf, GRADES, type GradeUnit, gradeCounts, type Moment } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { changeText } from '../../table/review/figures.ts';
import { playerOf } from '../../table/review/player.ts';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { Verdict } from '../../table/review/Verdict.tsx';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';
import styles from './turns.module.css';

export function Turns({ model }: { model: Model }) {
  const { reviewed, review } = model;
  const seats = reviewed.scores.map((_, seat) => seat as Seat);
  const order = [reviewed.reader, ...seats.filter((seat) => seat !== reviewed.reader)];
  const seat = model.seat.value;
  const moments = model.moments.filter((moment) => moment.seat === seat);
  return (
    <section class={`${styles.turns}`} aria-label={reviewWords().turns}>
      {order.length < 2 ? undefined : (
        // biome-ignore lint/a11y/useSemanticElements: two buttons that choose a list, not a fieldset
        <div class={styles.tabs} role="group" aria-label={reviewWords().turns}>
          {order.map((each) => (
            <button
              key={each}
              type="button"
              data-player={playerOf(each, reviewed.reader)}
              aria-pressed={each === seat}
              onClick={() => {
                model.seat.value = each;
              }}
            >
              <Glyph name={`p-${playerOf(each, reviewed.reader)}`} />
              {reviewed.titleOf(each) ?? reviewWords().own}
            </button>
          ))}
        </div>
      )}
      <ol>
        {moments.map((moment, index) => (
          <Fragment key={moment.from}>
            {review !== undefined && countsOtherwise(moments, index, review.unit) ? (
              <CountedIn
                moment={moment}
                name={sharesChance(reviewed) ? undefined : reviewed.titleOf(moment.seat)}
              />
            ) : undefined}
            <Row model={model} moment={moment} />
          </Fragment>
        ))}
      </ol>
      {review === undefined ? undefined : (
        <p class={styles.tally}>
          {GRADES.map((grade) => (
            <Verdict
              key={grade}
              grade={grade}
              text={reviewWords().counts[grade](gradeCounts(review, seat)[grade])}
            />
          ))}
        </p>
      )}
    </section>
  );
}

/** Whether the reader's chance is everybody's. */
function sharesChance({ game, reader, titleOf }: ReviewedGame): boolean {
  return game.cooperative === true && titleOf(reader) === undefined;
}

/**
 * Whether a line must say that another unit counts from this decision on. A return to the unit of the game
 * needs no line, except after risks: both may be percents, which would look alike.
 */
function countsOtherwise(moments: readonly Moment[], index: number, ofGame: GradeUnit): boolean {
  const nameOf = (unit: GradeUnit): string => (unit === 'margin' ? 'points' : unit);
  const [before, now] = [moments[index - 1]?.unit ?? ofGame, moments[index]?.unit ?? ofGame];
  return nameOf(now) !== nameOf(before) && (now !== ofGame || before === 'risk');
}

/** Says in which unit the decisions from here on are graded: where the chance hardly moves, in another. */
function CountedIn({ moment: { best, unit }, name }: { moment: Moment; name: string | undefined }) {
  return (
    <li class={styles.decided} data-decided={unit}>
      <Glyph name="ui-flag" />
      <span>{reviewWords().countedIn(unit, Math.round(100 * best.value), name)}</span>
    </li>
  );
}

function Row({ model, moment }: { model: Model; moment: Moment }) {
  const { reviewed, review } = model;
  const { Chips } = reviewed.parts;
  const { lost, unit } = moment;
  // The difference that the coach's sentence tells.
  const gap = unit === 'chance' ? figuresOf(moment).gap / 100 : figuresOf(moment).gap;
  // For screen readers, the unit of a decision whose unit is not the game's; on the screen the line above the first
  // such decision has it.
  const named =
    unit === 'chance' || unit === review?.unit
      ? ''
      : ` ${reviewWords().amounts[unit](Math.round(10 * gap) / 10)}`;
  // A risk that rises is a loss.
  const signed = unit === 'risk' ? gap / 100 : -gap;
  const told = lost ? `${changeText(signed, unit)}${named}` : reviewWords().nothingLost;
  // Without its name a risk that rises would read as a gain.
  const risen = `${reviewWords().risk} ${changeText(signed, unit)}\u00a0%`;
  const change = !lost ? told : unit === 'risk' ? risen : changeText(signed, unit);
  const round = reviewed.numberAt(moment.from);
  const when = reviewed.whenOf(moment.from);
  const current = model.moment?.from === moment.from;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) showIn(row.current);
  }, [current]);
  return (
    <li ref={row}>
      <button
        type="button"
        class={`${styles.row} ${styles[moment.grade]}`}
        aria-label={reviewWords().row(when, reviewWords().grades[moment.grade], told)}
        {...(current && { 'aria-current': 'true' as const })}
        onClick={() => model.look(moment)}
      >
        <b class={styles.round}>{round}</b>
        <span class={styles.chips}>
          <Chips reviewed={reviewed} moment={moment} />
        </span>
        <Verdict grade={moment.grade} />
        <em>{change}</em>
      </button>
    </li>
  );
}

/** Scrolls the list only, not the page. */
function showIn(row: HTMLElement | null): void {
  const list = row?.parentElement;
  if (!row || !list) return;
  const [over, under] = [row.offsetTop - list.offsetTop, list.clientHeight - row.clientHeight];
  if (over < list.scrollTop || over > list.scrollTop + under) list.scrollTop = over - under / 2;
}
