/** A delivery status as Postfix writes it. */
export function deliveryStatus(
  to: string,
  fields: { action?: string; status?: string; diagnostic?: string; messageId?: string } = {},
): string {
  const { action = 'failed', status = '5.1.1', messageId } = fields;
  const { diagnostic = '550 5.1.1 <mara@x.example>:\n    no such mailbox' } = fields;
  return report(to, 'delivery-status', [
    ...part('message/delivery-status', [
      'Reporting-MTA: dns; mx.x.example',
      '',
      'Final-Recipient: rfc822; mara@x.example',
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${diagnostic}`,
    ]),
    ...(messageId === undefined
      ? []
      : part('message/rfc822', [`Message-ID: ${messageId}`, 'Subject: Hello', '', 'Hello'])),
  ]);
}

/** A complaint as a mailbox provider sends it, to an address of its own choice. */
export function complaint(returnPath: string, type = 'abuse'): string {
  return report('abuse@jobs.example', 'feedback-report', [
    ...part('message/feedback-report', [
      `Feedback-Type: ${type}`,
      'User-Agent: Provider/1',
      'Version: 1',
      `Original-Mail-From: <${returnPath}>`,
    ]),
    ...part('text/rfc822-headers', ['Subject: Hello']),
  ]);
}

/** The answer of somebody on holiday. */
export function vacationReply(to: string): string {
  return [
    'From: mara@x.example',
    `To: ${to}`,
    'Subject: On holiday: 550 5.1.1 no such mailbox',
    'Auto-Submitted: auto-replied',
    '',
    'I am back on Monday. unsubscribe',
  ].join('\r\n');
}

function report(to: string, type: string, parts: string[]): string {
  return [
    'From: MAILER-DAEMON@mx.x.example',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="=_x"`,
    '',
    ...part('text/plain', ['A report.']),
    ...parts,
    '--=_x--',
    '',
  ].join('\n');
}

function part(type: string, lines: string[]): string[] {
  return ['--=_x', `Content-Type: ${type}`, '', ...lines, ''];
}
