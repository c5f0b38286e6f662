// The review of finished games, apart from the bots: heavy, and loaded when somebody asks for it.
export { loadExaminer } from './examiners.ts';
export { hintFor } from './hint.ts';
export { reasonFor } from './reason-for.ts';
export { reviewMatch } from './review.ts';
