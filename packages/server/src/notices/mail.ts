// Mail. The library is loaded only if a mail server is set up.

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** Milliseconds for a mail server that does not answer: people wait for their code. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

export async function createMailer(smtpUrl: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...PATIENCE }, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
