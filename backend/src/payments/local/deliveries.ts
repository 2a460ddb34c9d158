import { createHmac } from 'node:crypto';
import type { State } from './state';

const waits = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

export class Deliveries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  constructor(
    private readonly state: State,
    private readonly save: () => void,
    private readonly address: () => string | undefined,
  ) {
    // Resumes the deliveries that were pending when the last run ended.
    for (const { event, at, tries } of state.deliveries.splice(0)) this.plan(event, at - Date.now(), tries);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  plan(event: string, wait: number, tries = 0): void {
    if (this.stopped) return;
    const delivery = { event, at: Date.now() + wait, tries };
    this.state.deliveries.push(delivery);
    this.save();
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.state.deliveries.splice(this.state.deliveries.indexOf(delivery), 1);
        void this.tell(event, tries);
      },
      Math.max(0, wait),
    );
    this.timers.add(timer.unref());
  }

  async tell(id: string, tries = 0): Promise<void> {
    const event = this.state.events.find((one) => one.id === id);
    const address = this.address();
    const heard = event && address && (await this.post(address, JSON.stringify(event)));
    const wait = waits[tries];
    if (event && !heard && wait !== undefined) this.plan(id, wait, tries + 1);
    else if (!this.stopped) this.save();
  }

  private async post(address: string, payload: string): Promise<boolean> {
    const at = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', this.state.webhookSecret).update(`${at}.${payload}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': `t=${at},v1=${signature}`,
    };
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }
}
