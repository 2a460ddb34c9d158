import type { ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Arguments<T extends Options> {
  values: ReturnType<typeof parseArgs<{ options: T }>>['values'];
  names: string[];
  rest: string[];
}

export function readArguments<const T extends Options>(usage: string, options?: T): Arguments<T>;
export function exitWithUsage(usage: string, problem?: string): never;
export function exitWithError(message: string, code?: number): never;
