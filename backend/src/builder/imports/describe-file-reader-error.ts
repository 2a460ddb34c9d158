/**
 * Describes an error of a file reader for the log by its name and stack frames. Leaves out the message, which may quote
 * the user's file.
 */
export function describeFileReaderError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const { name, message, stack = '' } = error;
  const messageStart = stack.indexOf(message);
  const frames = messageStart < 0 ? '' : stack.slice(messageStart + message.length);
  return `${name}${frames}`;
}
