import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { EntityManager } from 'typeorm';

/** A refund that somebody asked for, as the inbox takes it. */
export interface RefundRequest {
  ownerId: string;
  paymentId: string;
  /** "SL-2026-4K7Q2M" */
  receipt: string;
  /** The payer's; empty when the payment service knows none. */
  email: string;
  /** As the person wrote it; may be empty. */
  reason: string;
  language: Language;
}

type Receiver = (manager: EntityManager, request: RefundRequest) => Promise<void>;

/** The way from here to the inbox: the area that has one says so, because it asks us about payments in its turn. */
@Injectable()
export class RefundRequests {
  private receiver: Receiver | undefined;

  /** Called once, by the folder that has the inbox. `receiver` writes in the transaction that it is given. */
  receivedBy(receiver: Receiver): void {
    this.receiver = receiver;
  }

  async send(manager: EntityManager, request: RefundRequest): Promise<void> {
    if (!this.receiver) throw new Error('nobody receives requests for refunds');
    await this.receiver(manager, request);
  }
}
