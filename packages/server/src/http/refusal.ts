// An answer that says no: a status, a code for programs and a sentence for people.

export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): HttpRefusal =>
  new HttpRefusal(404, 'not-found', `There is no ${what}.`);
