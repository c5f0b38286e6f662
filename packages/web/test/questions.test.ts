// What a player types at a text table: a question in either language, a question with a thing, or a decision.
import { describe, expect, it } from 'vitest';
import { questionIn } from '../src/table/text/questions.ts';

describe('a typed line', () => {
  it('is a question in either language, whatever its case, accents and marks', () => {
    for (const typed of ['last move', 'Last Move?', 'dernier coup', '  last  '])
      expect(questionIn(typed)).toEqual({ question: 'last', thing: '' });
    for (const typed of ['What can I do?', 'Que puis-je faire ?', 'can'])
      expect(questionIn(typed)).toEqual({ question: 'can', thing: '' });
    for (const typed of ['rival’s board', "rival's board", 'adversaire'])
      expect(questionIn(typed)).toEqual({ question: 'rival', thing: '' });
    expect(questionIn('Répéter')?.question).toBe('repeat');
    expect(questionIn('score')?.question).toBe('score');
    expect(questionIn('ma main')?.question).toBe('hand');
    expect(questionIn('')?.question).toBe('help');
  });

  it('takes a thing with it as it was typed', () => {
    expect(questionIn('why not P3 7 down?')).toEqual({ question: 'why', thing: 'P3 7 down' });
    expect(questionIn('Pourquoi pas étoiles')).toEqual({ question: 'why', thing: 'étoiles' });
    expect(questionIn('why not')).toEqual({ question: 'why', thing: '' });
    expect(questionIn('rule TEL-2')).toEqual({ question: 'rule', thing: 'TEL-2' });
  });

  it('is a decision otherwise', () => {
    for (const typed of [
      '3',
      'P3 7',
      'launch alpha',
      'best',
      'a',
      'n',
      'coordinate alpha ship',
      'station alpha',
    ])
      expect(questionIn(typed)).toBeUndefined();
  });
});
