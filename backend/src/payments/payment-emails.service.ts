import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config';
import { renderEmail, type EmailBlock } from '../platform/mail/layout';
import { type EmailMessage, MailService, type EmailRequest } from '../platform/mail/mail.service';
import { interpolate } from '../platform/interpolate';
import { PaymentClaimsService } from './payment-claims.service';
import { isPaid, type PaidPayment, PaymentEntity } from './payment.entity';
import { formatLongDate, formatMoney, paymentMessages } from './payment-messages';
import { getRefundDeadline, isRefunded } from './refunds/refund-policy';

type ComposeEmail = (row: PaidPayment) => Omit<EmailMessage, 'to'>;

/**
 * Composes the emails to the payer. The receipt has a link that moves Premium to another browser. The payer gets a
 * notice when that link is used, and a notice of each refund.
 */
@Injectable()
export class PaymentEmailsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly claims: PaymentClaimsService,
    mailService: MailService,
  ) {
    // These emails need no limit, because each one follows from a payment.
    const register = (kind: string, compose: ComposeEmail, urgent = false) =>
      mailService.registerComposer(kind, (request) => this.composeForPayment(request, compose), {
        limitGroup: null,
        isUrgent: urgent,
      });
    register('paymentReceipt', (row) => this.composeReceipt(row), true);
    register('paymentClaimed', (row) => this.composeClaimNotice(row));
    register('paymentRefund', (row) => this.composeRefundNotice(row));
  }

  private async composeForPayment(
    { address, subjectId }: EmailRequest,
    compose: ComposeEmail,
  ): Promise<EmailMessage | undefined> {
    const row = subjectId && (await this.database.manager.findOneBy(PaymentEntity, { id: subjectId }));
    return row && isPaid(row) ? { to: address, ...compose(row) } : undefined;
  }

  private composeReceipt(row: PaidPayment): Omit<EmailMessage, 'to'> {
    const { language } = row;
    const { receipt, test } = paymentMessages[language];
    const deadline = formatLongDate(getRefundDeadline(row), language);
    return renderEmail(language, receipt.subject, [
      receipt.thanks,
      this.buildDetails(row, row.amount),
      receipt.claim,
      { button: receipt.button, link: this.claims.createLink(row.id, language) },
      interpolate(receipt.guarantee, { date: deadline, support: this.config.supportEmail }),
      ...(this.config.paymentMode === 'test' ? [test] : []),
    ]);
  }

  private composeClaimNotice({ language, claims, receipt }: PaidPayment): Omit<EmailMessage, 'to'> {
    const { claimed, facts } = paymentMessages[language];
    return renderEmail(language, claimed.subject, [
      claimed.moved,
      interpolate(claimed.limit, { count: String(claims) }),
      { details: [{ name: facts.receipt, value: receipt }] },
      interpolate(claimed.notYou, { support: this.config.supportEmail }),
    ]);
  }

  private composeRefundNotice(row: PaidPayment): Omit<EmailMessage, 'to'> {
    const { language, currency, refundedAmount } = row;
    const { refund, test } = paymentMessages[language];
    return renderEmail(language, refund.subject, [
      interpolate(refund.made, { amount: formatMoney(refundedAmount, currency, language) }),
      this.buildDetails(row, row.amount),
      isRefunded(row) ? refund.full : refund.part,
      interpolate(refund.questions, { support: this.config.supportEmail }),
      ...(this.config.paymentMode === 'test' ? [test] : []),
    ]);
  }

  private buildDetails({ language, currency, receipt, paidAt }: PaidPayment, amount: number): EmailBlock {
    const { facts, checkout } = paymentMessages[language];
    return {
      details: [
        { name: facts.product, value: interpolate(facts.oneTimePayment, { product: checkout.product }) },
        { name: facts.amount, value: formatMoney(amount, currency, language) },
        { name: facts.date, value: formatLongDate(paidAt, language) },
        { name: facts.receipt, value: receipt },
      ],
    };
  }
}
