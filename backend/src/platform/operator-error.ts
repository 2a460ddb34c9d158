import { mkdirSync } from 'node:fs';

/** An error for the operator, shown without a stack trace. */
export class OperatorError extends Error {
  static cannotWrite(path: string, error: unknown): OperatorError {
    return new OperatorError(
      `${path} cannot be written (${getErrorReason(error)}). DATA_DIR names the data folder; set it to a folder that this user can write to.`,
      { cause: error },
    );
  }

  static cannotListen(port: number, error: unknown, variable = 'PORT'): OperatorError {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const problem = isInUse
      ? 'is in use by another program. Stop that one'
      : `cannot be opened (${getErrorReason(error)}). Fix that problem`;
    return new OperatorError(`Port ${port} ${problem}, or set ${variable} to another one.`, { cause: error });
  }

  static cannotOpenDatabase(error: unknown): OperatorError {
    return new OperatorError(`The database of DATABASE_URL cannot be opened: ${getErrorReason(error)}`, {
      cause: error,
    });
  }
}

/** Throws `OperatorError`. */
export function ensureDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw OperatorError.cannotWrite(path, error);
  }
}

/** Some network errors have a code but no message. */
function getErrorReason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') ? code : message;
}
