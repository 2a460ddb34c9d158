/** `url` has no database name. Append one, as in `${url}/postgres`. `stop` also removes the folder. */
export interface Postgres {
  url: string;
  folder: string;
  stop(): void | Promise<void>;
}

/** Starts a server for tests and measurements. A crash may lose data. */
export function startPostgres(): Promise<Postgres>;
