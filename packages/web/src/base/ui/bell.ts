// The bell of the bar. Only what stands above this folder knows the server, so the app provides it.
import type { FunctionComponent } from 'preact';

let provided: FunctionComponent | undefined;

export function provideBell(bell: FunctionComponent): void {
  provided = bell;
}

export function bellPart(): FunctionComponent | undefined {
  return provided;
}
