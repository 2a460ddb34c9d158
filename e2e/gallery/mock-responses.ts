import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const neverRespond = (requests: RegExp) => (page: Page) => page.route(requests, () => undefined);

export const respondWithError = (requests: RegExp) => (page: Page) =>
  page.route(requests, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something broke.', requestId: 'b1946ac9' } }),
  );

const isList = (value: unknown): value is object[] => Array.isArray(value);

const mapLists = (change: (list: object[]) => object[]) => (requests: RegExp) => (page: Page) =>
  page.route(requests, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object[] | Record<string, unknown>;
    const changeIfList = (value: unknown) => (isList(value) ? change(value) : value);
    const json = isList(body)
      ? change(body)
      : Object.fromEntries(Object.entries(body).map(([key, value]) => [key, changeIfList(value)]));
    await route.fulfill({ response, json });
  });

export const emptyLists = mapLists(() => []);

export const fillLists = mapLists((list) =>
  list.length === 0
    ? []
    : Array.from({ length: 24 }, (_, index) =>
        index < list.length ? list[index]! : { ...list[index % list.length], id: randomUUID() },
      ),
);
