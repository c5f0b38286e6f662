// All of looking for somebody, behind one door: it is fetched when somebody looks, or when nothing is urgent any more.
export { Looking } from './Looking.tsx';
export { lookFor } from './looking-for.tsx';
