// What the guide says besides the lessons themselves.

export interface LearnWords {
  readonly title: string;
  readonly lead: string;
  readonly guide: string;
  readonly lesson: (n: number, of: number) => string;
  readonly progress: (done: number, of: number) => string;
  readonly minutes: (n: number) => string;
  readonly begin: string;
  readonly goOn: string;
  readonly tryIt: string;
  readonly tryAgain: string;
  readonly done: string;
  readonly showMe: string;
  readonly example: (text: string) => string;
  readonly next: string;
  readonly locked: string;
  readonly skip: string;
  readonly all: string;
  readonly guided: string;
  readonly canPlay: string;
}
