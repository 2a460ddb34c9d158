import { mkdirSync, statfsSync } from 'node:fs';

/** `EX_TEMPFAIL` in sysexits.h. */
const temporaryFailureExitCode = 75;

/** Bytes that the embedded database needs to start and to write its log. */
const minFreeBytes = 64 * 1024 ** 2;

/** An error for the operator, shown without a stack trace. */
export class OperatorError extends Error {
  /**
   * The exit code of a process that ends with this error. `npm start` restarts the server after a temporary failure.
   */
  exitCode = 1;

  static diskFull(path: string): OperatorError {
    const error = new OperatorError(
      `The disk of ${path} is full. Free at least ${minFreeBytes / 1024 ** 2} MB; all saved data is intact.`,
    );
    error.exitCode = temporaryFailureExitCode;
    return error;
  }

  static cannotWrite(path: string, error: unknown): OperatorError {
    return new OperatorError(
      `${path} cannot be written (${getErrorReason(error)}). Set DATA_DIR to a folder that this user can write to.`,
      { cause: error },
    );
  }

  static cannotListen(port: number, error: unknown, variable = 'PORT'): OperatorError {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const problem = isInUse
      ? 'is in use by another program. Stop that program'
      : `cannot be opened (${getErrorReason(error)}). Fix the cause`;
    return new OperatorError(`Port ${port} ${problem}, or set ${variable} to another port.`, { cause: error });
  }

  static cannotOpenDatabase(error: unknown): OperatorError {
    return new OperatorError(`The database of DATABASE_URL cannot be opened: ${getErrorReason(error)}.`, {
      cause: error,
    });
  }
}

export function ensureDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw OperatorError.cannotWrite(path, error);
  }
}

export function hasFreeSpace(path: string): boolean {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= minFreeBytes;
}

/** Some network errors have a code but no message. */
function getErrorReason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') ? code : message;
}
