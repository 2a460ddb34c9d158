import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { EntityManager } from 'typeorm';

export interface RefundRequest {
  ownerId: string;
  paymentId: string;
  /** For example "SL-2026-4K7Q2M". */
  receipt: string;
  /** Empty if the payment service does not know it. */
  email: string;
  reason: string;
  language: Language;
}

/** A payment of the wrong amount. The payment does not grant Premium, and an administrator must settle it. */
export interface PaymentDifference {
  ownerId: string;
  paid: string;
  requestedPrices: string;
  /** The payment service's ids, and the payer's email if known. */
  reference: string;
}

interface Receiver {
  handleRefundRequest: (manager: EntityManager, request: RefundRequest) => Promise<void>;
  handleDifference: (manager: EntityManager, difference: PaymentDifference) => Promise<void>;
}

/**
 * Connects payments to the inbox. The inbox registers itself here, because its module depends on the payments module.
 */
@Injectable()
export class PaymentInbox {
  private receiver: Receiver | undefined;

  setReceiver(receiver: Receiver): void {
    this.receiver = receiver;
  }

  async reportRefundRequest(manager: EntityManager, request: RefundRequest): Promise<void> {
    await this.getReceiver().handleRefundRequest(manager, request);
  }

  async reportDifference(manager: EntityManager, difference: PaymentDifference): Promise<void> {
    await this.getReceiver().handleDifference(manager, difference);
  }

  private getReceiver(): Receiver {
    if (!this.receiver) throw new Error('No receiver is registered for payments');
    return this.receiver;
  }
}
