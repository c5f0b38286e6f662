// Mail. The library is loaded only if a mail server is set up.

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

export async function createMailer(smtpUrl: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
