import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { EntityManager } from 'typeorm';

export interface RefundRequest {
  ownerId: string;
  paymentId: string;
  /** "SL-2026-4K7Q2M" */
  receipt: string;
  /** The payer's email; empty when the payment service has none. */
  email: string;
  reason: string;
  language: Language;
}

/** Money that came and is not what was asked for: nothing is given for it, and a person must settle it. */
export interface PaymentDifference {
  ownerId: string;
  paid: string;
  asked: string;
  /** The payment service's ids, and who paid, as far as it says so. */
  origin: string;
}

interface Receiver {
  refund: (manager: EntityManager, request: RefundRequest) => Promise<void>;
  difference: (manager: EntityManager, difference: PaymentDifference) => Promise<void>;
}

/** The way from payments to the inbox: the area that has one says so, because it asks us about payments in its turn. */
@Injectable()
export class PaymentInbox {
  private receiver: Receiver | undefined;

  receivedBy(receiver: Receiver): void {
    this.receiver = receiver;
  }

  async refund(manager: EntityManager, request: RefundRequest): Promise<void> {
    await this.known().refund(manager, request);
  }

  async difference(manager: EntityManager, difference: PaymentDifference): Promise<void> {
    await this.known().difference(manager, difference);
  }

  private known(): Receiver {
    if (!this.receiver) throw new Error('nobody has an inbox for payments');
    return this.receiver;
  }
}
