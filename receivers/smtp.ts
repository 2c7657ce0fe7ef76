/** The hosts that `smtp://` may send to without encryption: this machine, as a URL writes its name. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a text can be the value of `SMTP_URL`, such as `smtps://user:password@mail.example.org`. A slash or a
 * question mark in the password must be encoded, because it would start the path or the query of the URL. A query could
 * change nodemailer's options, such as `requireTLS`.
 */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text);
}

/** The options of nodemailer for a valid `SMTP_URL`. */
export function smtpOptions(url: string) {
  // Otherwise, somebody between the two machines could remove the server's offer of STARTTLS, and read the password.
  const requireTLS = !HERE.has(new URL(url).hostname.toLowerCase());
  return { url, requireTLS, disableFileAccess: true, disableUrlAccess: true };
}
