import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Change, Optimized } from '@shortlist/contracts/builder/optimization';
import type { Check } from '@shortlist/contracts/platform/score';
import { answerJson } from '@shortlist/shared-ui/testing';
import { EditorServer } from './editor-server';

const check = (id: string, points: number, more: Partial<Check>): Check => ({
  id,
  group: 'written',
  title: id,
  applies: true,
  points,
  max: 10,
  reachable: points,
  found: `${id} found`,
  ...more,
});

export class ReviewServer extends EditorServer {
  changes: Change[] = [];
  matchScore: number | undefined;
  refusal: { status: number; code: string } | null = null;
  rejections: unknown[] = [];
  checks: Check[] = [
    check('Quantities', 4, { reachable: 10, fix: 'Say how many.', path: 'experience.0.achievements.0' }),
    check('Link', 0, { fix: 'Add a link.', path: 'personalInfo.linkedin' }),
    check('Length', 10, { group: 'complete' }),
  ];

  protected override handle(request: IncomingMessage, answer: ServerResponse, body: unknown): void {
    const { url = '' } = request;
    if (url.endsWith('/score')) return answerJson(answer, 200, this.score());
    if (url.endsWith('/rejected-changes')) {
      this.rejections.push(body);
      return answerJson(answer, 200, {});
    }
    if (!url.endsWith('/optimize')) return super.handle(request, answer, body);
    if (this.refusal) return answerJson(answer, this.refusal.status, { ...this.refusal, message: 'no' });
    const resume = this.stored(/resumes\/([^/]+)/.exec(url)?.[1] ?? '');
    const optimization: Optimized['optimization'] = {
      atsScore: 88,
      scoreNow: 84,
      potential: 92,
      writer: 'built-in',
      suggestions: ['One', 'Two', 'Three', 'Four'],
      keywords: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      changes: this.changes,
    };
    answerJson(answer, 200, { resume, optimization });
  }

  private score() {
    const atsScore = this.checks.every(({ points, reachable }) => points >= reachable) ? 92 : 84;
    return {
      atsScore,
      potential: 92,
      rubricVersion: '1.0',
      checks: this.checks,
      terms: [],
      matchScore: this.matchScore,
    };
  }
}
