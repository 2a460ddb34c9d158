import type { Response } from 'express';

export const nextPageHeaders = {
  Link: {
    description: 'The next page, with `rel="next"`; absent on the last one',
    schema: { type: 'string' as const },
  },
};

/** Links to the next page of a list in a header (RFC 8288), so that the body is the same with and without pages. */
export function linkNextPage(response: Response, query: Record<string, string>): void {
  response.links({ next: `${response.req.path}?${new URLSearchParams(query).toString()}` });
}
