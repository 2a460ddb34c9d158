import type { Resume } from '@shortlist/contracts/builder/resume';
import fc from 'fast-check';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../../harness/resume-factory';
import { describeOnDefaultDatabase, type TestApp, type TestClient } from '../../harness/test-app';

/** `blind` actions send no version numbers. */
const actions = ['draft', 'draft', 'save', 'blind draft', 'blind save', 'restore', 'reload'] as const;
type TabAction = (typeof actions)[number];

interface Tab {
  version: number;
  draftVersion: number;
}

interface AcknowledgedWrite {
  text: string;
  isDraft: boolean;
  replacedDraftVersion: number | undefined;
}

/** `npm run stress -- concurrent-tabs` tries 1,000 interleavings, which takes minutes. */
const interleavingCount = Number(process.env.INTERLEAVINGS ?? 200);
const actionsPerRun = 20;

class TwoTabs {
  private readonly acknowledgedWrites = new Map<number, AcknowledgedWrite>();
  private readonly tabs: [Tab, Tab];
  private textCount = 0;

  constructor(
    private readonly app: TestApp,
    private readonly browser: TestClient,
    private readonly resume: Resume,
  ) {
    const { version, draftVersion, title } = resume;
    this.tabs = [
      { version, draftVersion },
      { version, draftVersion },
    ];
    this.acknowledgedWrites.set(draftVersion, { text: title, isDraft: false, replacedDraftVersion: undefined });
  }

  async perform(tab: Tab, action: TabAction): Promise<number> {
    const { id } = this.resume;
    if (action === 'reload') return this.updateTab(tab, (await this.browser.get(`/api/resumes/${id}`)).body as Resume);
    if (action === 'restore') return await this.restore(tab);
    this.textCount += 1;
    const text = `text ${this.textCount}`;
    const knownVersions: Partial<Tab> = action.startsWith('blind') ? {} : { ...tab };
    const isDraft = action.endsWith('draft');
    // The text is in the title, so that all versions produce the same file, which is rendered only once.
    const { status, body } = await this.browser
      .put(isDraft ? `/api/resumes/${id}/draft` : `/api/resumes/${id}`)
      .send({ ...resumeForm, title: text, ...knownVersions });
    if (status === 409) return this.updateTab(tab, body.current as Resume, status);
    const { draftVersion } = body as Tab;
    this.acknowledgedWrites.set(draftVersion, { text, isDraft, replacedDraftVersion: knownVersions.draftVersion });
    this.updateTab(tab, { ...tab, ...(body as Partial<Resume>) });
    return status;
  }

  performBoth(firstAction: TabAction, secondAction: TabAction): Promise<[number, number]> {
    return Promise.all([this.perform(this.tabs[0], firstAction), this.perform(this.tabs[1], secondAction)]);
  }

  /** Returns acknowledged texts that are no longer stored but were not replaced by a tab that had seen them. */
  async findLostTexts(): Promise<string[]> {
    const { id } = this.resume;
    const titles = await this.app.database.query<{ title: string }[]>(
      `SELECT title FROM resumes WHERE id = $1 UNION SELECT draft->>'title' FROM resumes WHERE id = $1
        UNION SELECT state->>'title' FROM resume_versions WHERE resume_id = $1`,
      [id],
    );
    const storedTexts = new Set(titles.map(({ title }) => title));
    const replacedDraftVersions = new Set(
      [...this.acknowledgedWrites.values()].map(({ replacedDraftVersion }) => replacedDraftVersion),
    );
    return [...this.acknowledgedWrites]
      .filter(
        ([draftVersion, { text, isDraft }]) =>
          !storedTexts.has(text) && !(isDraft && replacedDraftVersions.has(draftVersion)),
      )
      .map(([, { text }]) => text);
  }

  private async restore(tab: Tab): Promise<number> {
    const { id } = this.resume;
    const { body: versions } = await this.browser.get(`/api/resumes/${id}/versions`);
    const version = (versions as { id: string }[]).at(-1);
    if (!version) return 404;
    const path = `/api/resumes/${id}/versions/${version.id}/restore`;
    const { draftVersion: replacedDraftVersion } = tab;
    const { status, body } = await this.browser.post(path).send({ draftVersion: replacedDraftVersion });
    if (status === 409) return this.updateTab(tab, body.current as Resume, status);
    const { draftVersion, draft } = body as Resume;
    this.acknowledgedWrites.set(draftVersion, {
      text: draft!.title,
      isDraft: true,
      replacedDraftVersion,
    });
    return this.updateTab(tab, body as Resume, status);
  }

  private updateTab(tab: Tab, { version, draftVersion }: Tab, status = 200): number {
    Object.assign(tab, { version, draftVersion });
    return status;
  }
}

describeOnDefaultDatabase(
  'two tabs on one resume',
  (app) => {
    it(`loses no acknowledged text: ${interleavingCount} interleavings of drafts, saves, restores and reloads`, async () => {
      const client = app.createClient();
      let refusedCount = 0;
      const actionPairArbitrary = fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...actions));
      await fc.assert(
        fc.asyncProperty(
          fc.array(actionPairArbitrary, { minLength: actionsPerRun, maxLength: actionsPerRun }),
          async (actionPairs) => {
            const tabs = new TwoTabs(app, client, await createResume(client, { ...resumeForm, title: 'text 0' }));
            for (const [firstAction, secondAction] of actionPairs) {
              const statuses = await tabs.performBoth(firstAction, secondAction);
              expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
              refusedCount += statuses.filter((status) => status === 409).length;
            }
            expect(await tabs.findLostTexts()).toEqual([]);
          },
        ),
        { numRuns: interleavingCount / actionsPerRun, endOnFailure: true },
      );
      // The test is meaningful only if there were conflicts.
      expect(refusedCount).toBeGreaterThan(interleavingCount / 20);
    }, 300_000);
  },
  { RATE_DEFAULT: '1000000' },
);
