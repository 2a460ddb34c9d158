/** A server of its own in a folder of its own; `stop` removes both. Databases are named after its `url`: `${url}/postgres`. */
export interface Postgres {
  url: string;
  folder: string;
  stop(): void | Promise<void>;
}

/** Without anything kept over a crash: for tests and measurements. */
export function startPostgres(): Promise<Postgres>;
