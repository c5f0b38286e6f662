// The door of the search for opponents: it loads when somebody searches, or once nothing is urgent.
export { Looking } from './Looking.tsx';
export { lookFor } from './looking-for.tsx';
