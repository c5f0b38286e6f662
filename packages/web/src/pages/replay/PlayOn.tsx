// “What if?”: who plays which seat from this moment on, and whether the same cards come.
import type { Seat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { navigate } from '../../base/navigation/router.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfRound } from '../../base/words/game-name.ts';
import { levelChoices, ownLevel } from '../../table/levels.ts';
import { roundAt } from '../../table/record/reel.ts';
import styles from './branches.module.css';
import { branchOff } from './branching.ts';
import type { ReplayScreen } from './replay-screen.ts';
import { replayWords } from './words/index.ts';

interface Props {
  readonly watched: ReplayScreen;
  readonly id: string;
  readonly onClose: () => void;
}

export function PlayOn({ watched: { player, text }, id, onClose }: Props) {
  const { reel, at, eyes } = player;
  const words = replayWords().whatIf;
  const seat = useSignal(typeof eyes.value === 'number' ? eyes.value : (0 as Seat));
  const level = useSignal(ownLevel());
  const deal = useSignal(reel.record.seed === undefined ? 'new' : 'same');
  const name = useSignal(words.nameFor(nameOfRound(reel.id, roundAt(reel, at.value))));
  const several = player.seats.length > 1;
  const start = async () => {
    const choice = {
      seat: seat.value,
      level: level.value,
      sameDeal: deal.value === 'same',
      name: name.value,
    };
    navigate(await branchOff(player, text, { id, choice }));
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p>{words.text}</p>
        {several ? (
          <div class={styles.field}>
            <span>{words.seat}</span>
            <Choice
              label={words.seat}
              value={String(seat.value)}
              options={player.seats.map((each) => ({
                value: String(each),
                text: player.session.nameOf(each),
              }))}
              onChange={(value) => (seat.value = Number(value) as Seat)}
            />
          </div>
        ) : undefined}
        {several ? (
          <div class={styles.field}>
            <span>{words.others}</span>
            <Choice
              label={words.others}
              value={level.value}
              options={levelChoices()}
              onChange={(value) => (level.value = value)}
            />
          </div>
        ) : undefined}
        <div class={styles.field}>
          <span>{words.cards}</span>
          <Choice
            label={words.cards}
            value={deal.value}
            options={[
              { value: 'same', text: words.same, disabled: reel.record.seed === undefined },
              { value: 'new', text: words.fresh },
            ]}
            onChange={(value) => (deal.value = value)}
          />
          <small>{reel.record.seed === undefined ? words.noSeed : words.sameText}</small>
        </div>
        <label class={styles.field}>
          <span>{words.name}</span>
          <input
            class={ui.field}
            maxLength={40}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class={`${ui.button} ${ui.big}`}>
          <Glyph name="ui-branch" />
          {replayWords().playOn}
        </button>
      </form>
    </Sheet>
  );
}
