// All of looking for somebody, behind one door: it is fetched when nothing is urgent any more.
export { Looking } from './Looking.tsx';
export { Somebody } from './Somebody.tsx';
