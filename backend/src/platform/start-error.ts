import { mkdirSync } from 'node:fs';

/** An error for the operator, shown without a stack trace. */
export class StartError extends Error {
  static cannotWrite(path: string, error: unknown): StartError {
    return new StartError(
      `${path} cannot be written (${reasonOf(error)}). DATA_DIR names the data folder; set it to a folder that this user can write to.`,
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

/** Throws `OperatorError`. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw StartError.cannotWrite(path, error);
  }
}

/** Some network errors have a code but no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') ? code : message;
}
