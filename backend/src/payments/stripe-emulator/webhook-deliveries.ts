import { createHmac } from 'node:crypto';
import type { EmulatorState } from './emulator-state';

const retryDelaysMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

export class WebhookDeliveries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly state: EmulatorState,
    private readonly save: () => void,
    private readonly getWebhookUrl: () => string | undefined,
  ) {
    // Resumes deliveries that were pending when the process last stopped.
    for (const { event: eventId, at, tries } of state.deliveries.splice(0))
      this.schedule(eventId, at - Date.now(), tries);
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  schedule(eventId: string, delayMs: number, tries = 0): void {
    if (this.isStopped) return;
    const delivery = { event: eventId, at: Date.now() + delayMs, tries };
    this.state.deliveries.push(delivery);
    this.save();
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.state.deliveries.splice(this.state.deliveries.indexOf(delivery), 1);
        void this.deliver(eventId, tries);
      },
      Math.max(0, delayMs),
    );
    this.timers.add(timer.unref());
  }

  async deliver(eventId: string, tries = 0): Promise<void> {
    const event = this.state.events.find((candidate) => candidate.id === eventId);
    const url = this.getWebhookUrl();
    const isDelivered = event && url && (await this.post(url, JSON.stringify(event)));
    const delayMs = retryDelaysMs[tries];
    if (event && !isDelivered && delayMs !== undefined) this.schedule(eventId, delayMs, tries + 1);
    else if (!this.isStopped) this.save();
  }

  private async post(url: string, payload: string): Promise<boolean> {
    const timestamp = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', this.state.webhookSecret).update(`${timestamp}.${payload}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': `t=${timestamp},v1=${signature}`,
    };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}
