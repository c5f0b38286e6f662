// What every table announces by itself: the question to the player, and how the game ended. The guide of a lesson has
// its own words.
import type { GameTypes } from '@planisphere/core';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { heard } from '../../base/words/heard.ts';
import { typeset } from '../../base/words/typeset.ts';
import type { Session } from '../session.ts';
import { endingOf, verdictLine } from './verdict.ts';

export function useSpeech<G extends GameTypes>(session: Session<G>): void {
  const asked = useRef('');
  useSignalEffect(() => {
    const { over } = session.standing.value;
    if (session.lesson.value !== undefined || session.showing.value) return;
    if (over) session.say(verdictLine(endingOf(session)));
    else if (session.mayAct) {
      const prompt = promptOf(session);
      // The same question is asked again after something has happened.
      const question = `${session.history.value.length} ${prompt}`;
      if (question !== asked.current) session.say(prompt);
      asked.current = question;
    }
  });
}

export function promptOf<G extends GameTypes>(session: Session<G>): string {
  return heard(typeset(session.voice.prompt(session.view.value, session.viewer.value, session.frame())));
}
