import { mkdirSync } from 'node:fs';

/** Why the product does not start, in words for who runs it: shown as it is, without a stack. */
export class StartError extends Error {
  /** A file or folder that we must write into and cannot. */
  static cannotWrite(path: string, error: unknown): StartError {
    return new StartError(
      `${path} cannot be written (${reasonOf(error)}). DATA_DIR names the data folder; give it one that this user may write.`,
      { cause: error },
    );
  }

  static cannotListen(port: number, error: unknown, variable = 'PORT'): StartError {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const why = taken ? 'is in use by another program. Stop that one' : `cannot be opened (${reasonOf(error)})`;
    return new StartError(`Port ${port} ${why}, or set ${variable} to another one.`, { cause: error });
  }

  static noDatabase(error: unknown): StartError {
    return new StartError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** Makes a folder and those above it. Throws `StartError`. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw StartError.cannotWrite(path, error);
  }
}

/** Some errors of the network have a code and no words. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') ? code : message;
}
