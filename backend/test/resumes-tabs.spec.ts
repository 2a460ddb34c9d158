import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import fc from 'fast-check';
import { type Browser, create, form } from './harness/resume';
import { onUsualDatabase, type World } from './harness/world';

/** The next action of a tab. `blind`: a client that sends no versions. */
const moves = ['draft', 'draft', 'save', 'blind draft', 'blind save', 'restore', 'reload'] as const;
type Move = (typeof moves)[number];

interface Tab {
  version: number;
  draftVersion: number;
}

interface Written {
  text: string;
  isDraft: boolean;
  over: number | undefined;
}

/** INTERLEAVINGS=1000 for the full measurement, which takes minutes. */
const interleavings = Number(process.env.INTERLEAVINGS ?? 200);
const meetings = 20;

class TwoTabs {
  readonly written = new Map<number, Written>();
  private readonly tabs: [Tab, Tab];
  private texts = 0;

  constructor(
    private readonly world: World,
    private readonly browser: Browser,
    private readonly resume: Resume,
  ) {
    const { version, draftVersion, title } = resume;
    this.tabs = [
      { version, draftVersion },
      { version, draftVersion },
    ];
    this.written.set(draftVersion, { text: title, isDraft: false, over: undefined });
  }

  async move(tab: Tab, move: Move): Promise<number> {
    const { id } = this.resume;
    if (move === 'reload') return this.know(tab, (await this.browser.get(`/api/resumes/${id}`)).body as Resume);
    if (move === 'restore') return await this.restore(tab);
    this.texts += 1;
    const text = `text ${this.texts}`;
    const known: Partial<Tab> = move.startsWith('blind') ? {} : { ...tab };
    const isDraft = move.endsWith('draft');
    // The text is in the title, so that all versions produce the same file, which is rendered only once.
    const { status, body } = await this.browser
      .put(isDraft ? `/api/resumes/${id}/draft` : `/api/resumes/${id}`)
      .send({ ...form, title: text, ...known });
    if (status === 409) return this.know(tab, body.current as Resume, status);
    const { draftVersion } = body as Tab;
    this.written.set(draftVersion, { text, isDraft, over: known.draftVersion });
    this.know(tab, { ...tab, ...(body as Partial<Resume>) });
    return status;
  }

  both(first: Move, second: Move): Promise<[number, number]> {
    return Promise.all([this.move(this.tabs[0], first), this.move(this.tabs[1], second)]);
  }

  /** Returns acknowledged texts that nobody knowingly replaced and that are stored nowhere. */
  async lost(): Promise<string[]> {
    const { id } = this.resume;
    const found = await this.world.database.query<{ title: string }[]>(
      `SELECT title FROM resumes WHERE id = $1 UNION SELECT draft->>'title' FROM resumes WHERE id = $1
        UNION SELECT state->>'title' FROM resume_versions WHERE resume_id = $1`,
      [id],
    );
    const texts = new Set(found.map(({ title }) => title));
    const replaced = new Set([...this.written.values()].map(({ over }) => over));
    return [...this.written]
      .filter(([count, { text, isDraft }]) => !texts.has(text) && !(isDraft && replaced.has(count)))
      .map(([, { text }]) => text);
  }

  private async restore(tab: Tab): Promise<number> {
    const { id } = this.resume;
    const { body: versions } = await this.browser.get(`/api/resumes/${id}/versions`);
    const version = (versions as { id: string }[]).at(-1);
    if (!version) return 404;
    const path = `/api/resumes/${id}/versions/${version.id}/restore`;
    const { draftVersion: over } = tab;
    const { status, body } = await this.browser.post(path).send({ draftVersion: over });
    if (status === 409) return this.know(tab, body.current as Resume, status);
    const { draftVersion, draft } = body as Resume;
    this.written.set(draftVersion, { text: draft!.title, isDraft: true, over });
    return this.know(tab, body as Resume, status);
  }

  private know(tab: Tab, { version, draftVersion }: Tab, status = 200): number {
    Object.assign(tab, { version, draftVersion });
    return status;
  }
}

onUsualDatabase(
  'two tabs on one resume',
  (world) => {
    it(`loses no acknowledged text: ${interleavings} interleavings of drafts, saves, restores and reloads`, async () => {
      const browser = world.browser();
      let refused = 0;
      const pair = fc.tuple(fc.constantFrom(...moves), fc.constantFrom(...moves));
      await fc.assert(
        fc.asyncProperty(fc.array(pair, { minLength: meetings, maxLength: meetings }), async (pairs) => {
          const tabs = new TwoTabs(world, browser, await create(browser, { ...form, title: 'text 0' }));
          for (const [first, second] of pairs) {
            const statuses = await tabs.both(first, second);
            expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
            refused += statuses.filter((status) => status === 409).length;
          }
          expect(await tabs.lost()).toEqual([]);
        }),
        { numRuns: interleavings / meetings, endOnFailure: true },
      );
      // Makes sure that the tabs did conflict.
      expect(refused).toBeGreaterThan(interleavings / 20);
    }, 300_000);
  },
  { RATE_DEFAULT: '1000000' },
);
