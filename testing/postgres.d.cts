/** A server in its own folder; `stop` removes both. `url` names no database: append one, as in `${url}/postgres`. */
export interface Postgres {
  url: string;
  folder: string;
  stop(): void | Promise<void>;
}

/** Starts a server without durability, for tests and measurements. */
export function startPostgres(): Promise<Postgres>;
