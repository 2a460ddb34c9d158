export interface GuestCall {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** HTTP client with its own session. It needs no test framework, because programs in `quality` use it, too. */
export class GuestClient {
  constructor(
    private readonly url: string,
    public cookie = '',
  ) {}

  /** Returns status 0 if there is no response. */
  async send({ method = 'POST', path, body, headers }: GuestCall): Promise<{ status: number; text: string }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), Cookie: this.cookie, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch(() => undefined);
    const cookies = response?.headers.getSetCookie().map((header) => header.split(';')[0]);
    if (cookies?.length) this.cookie = cookies.join('; ');
    return { status: response?.status ?? 0, text: (await response?.text().catch(() => '')) ?? '' };
  }

  /** Returns the id of the created object. */
  async create(call: GuestCall): Promise<string> {
    const { status, text } = await this.send(call);
    if (status >= 300) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { id: string }).id;
  }
}
