import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import type { ProposedChange, OptimizationResult } from '@shortlist/contracts/builder/optimization';
import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { Check } from '@shortlist/contracts/platform/score';
import { sendJson } from '@shortlist/shared-ui/testing/api-server';
import { FakeEditorServer } from './fake-editor-server';

const createCheck = (id: string, points: number, overrides: Partial<Check>): Check => ({
  id,
  group: 'written',
  title: id,
  applies: true,
  points,
  max: 10,
  reachable: points,
  found: `${id} found`,
  ...overrides,
});

export class FakeChangeReviewServer extends FakeEditorServer {
  changes: ProposedChange[] = [];
  /** Offered to resumes with a base resume. */
  baseChanges: BaseChange[] = [];
  matchScore: number | undefined;
  match: JobMatch | undefined;
  /** Scores of the resume with all safe changes. */
  optimizedScores: Pick<OptimizationResult['optimization'], 'atsScore' | 'matchScoreNow' | 'matchScore'> = {
    atsScore: 88,
  };
  /** Scores of the content sent with a request. */
  previewScores: Partial<Pick<ResumeScore, 'atsScore' | 'matchScore'>> = {};
  errorResponse: { status: number; code: string } | null = null;
  rejections: unknown[] = [];
  scoreRequestCount = 0;
  checks: Check[] = [
    createCheck('Quantities', 4, { reachable: 10, fix: 'Say how many.', path: 'experience.0.achievements.0' }),
    createCheck('Link', 0, { fix: 'Add a link.', path: 'personalInfo.linkedin' }),
    createCheck('Length', 10, { group: 'complete' }),
  ];

  protected override handle(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { url = '' } = request;
    if (url.endsWith('/score')) {
      const isPreview = (body as { content?: unknown } | undefined)?.content !== undefined;
      return sendJson(response, 200, isPreview ? { ...this.createScore(), ...this.previewScores } : this.createScore());
    }
    if (url.endsWith('/rejected-changes')) {
      this.rejections.push(body);
      return void response.writeHead(200).end();
    }
    if (url.endsWith('/base-changes'))
      return sendJson(response, 200, { baseVersion: 2, baseTitle: 'Original', changes: this.baseChanges });
    if (!url.endsWith('/optimize')) return super.handle(request, response, body);
    if (this.errorResponse)
      return sendJson(response, this.errorResponse.status, { ...this.errorResponse, message: 'no' });
    const resume = this.getResume(/resumes\/([^/]+)/.exec(url)?.[1] ?? '');
    const optimization: OptimizationResult['optimization'] = {
      ...this.optimizedScores,
      scoreNow: 84,
      potential: 92,
      writer: 'built-in',
      suggestions: ['One', 'Two', 'Three', 'Four'],
      keywords: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      changes: this.changes,
    };
    sendJson(response, 200, { resume, optimization });
  }

  private createScore() {
    this.scoreRequestCount += 1;
    const atsScore = this.checks.every(({ points, reachable }) => points >= reachable) ? 92 : 84;
    return {
      atsScore,
      potential: 92,
      rubricVersion: '1.0',
      checks: this.checks,
      terms: [],
      matchScore: this.match?.matchScore ?? this.matchScore,
      match: this.match,
    };
  }
}
