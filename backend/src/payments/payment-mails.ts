import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config';
import { frameMail, type Piece } from '../platform/mail/frame';
import { type Letter, MailsService, type Order } from '../platform/mail/mails.service';
import { ClaimsService } from './claims.service';
import { isPaid, isRefunded, type PaidPayment, refundableUntil } from './payment-face';
import { PaymentEntity } from './payment.entity';
import { filled, longDate, money, paymentWords } from './words';

/** Emails to the payer: the receipt, with the link that moves Premium to another browser; its use; a refund. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly claims: ClaimsService,
    mails: MailsService,
  ) {
    mails.compose('paymentReceipt', (order) => this.about(order, (row) => this.receipt(row)));
    mails.compose('paymentClaimed', (order) => this.about(order, (row) => this.claimed(row)));
    mails.compose('paymentRefund', (order) => this.about(order, (row) => this.refund(row)));
  }

  private async about(
    { address, subjectId }: Order,
    write: (row: PaidPayment) => Omit<Letter, 'to'>,
  ): Promise<Letter | undefined> {
    const row = subjectId && (await this.database.manager.findOneBy(PaymentEntity, { id: subjectId }));
    return row && isPaid(row) ? { to: address, ...write(row) } : undefined;
  }

  private receipt(row: PaidPayment): Omit<Letter, 'to'> {
    const { language } = row;
    const { receipt, test } = paymentWords[language];
    const until = longDate(refundableUntil(row), language);
    return frameMail(language, receipt.subject, [
      receipt.thanks,
      this.facts(row, row.amount),
      receipt.claim,
      { button: receipt.button, link: this.claims.linkFor(row.id, language) },
      filled(receipt.guarantee, { date: until, support: this.config.supportEmail }),
      ...(this.config.payments === 'test' ? [test] : []),
    ]);
  }

  private claimed({ language, claims, receipt }: PaidPayment): Omit<Letter, 'to'> {
    const { claimed, facts } = paymentWords[language];
    return frameMail(language, claimed.subject, [
      claimed.moved,
      filled(claimed.limit, { count: String(claims) }),
      { facts: [{ name: facts.receipt, value: receipt }] },
      filled(claimed.notYou, { support: this.config.supportEmail }),
    ]);
  }

  private refund(row: PaidPayment): Omit<Letter, 'to'> {
    const { language, currency, refundedAmount } = row;
    const { refund, test } = paymentWords[language];
    return frameMail(language, refund.subject, [
      filled(refund.made, { amount: money(refundedAmount, currency, language) }),
      this.facts(row, row.amount),
      isRefunded(row) ? refund.full : refund.part,
      filled(refund.questions, { support: this.config.supportEmail }),
      ...(this.config.payments === 'test' ? [test] : []),
    ]);
  }

  private facts({ language, currency, receipt, paidAt }: PaidPayment, amount: number): Piece {
    const { facts, checkout } = paymentWords[language];
    return {
      facts: [
        { name: facts.product, value: filled(facts.once, { product: checkout.product }) },
        { name: facts.amount, value: money(amount, currency, language) },
        { name: facts.date, value: longDate(paidAt, language) },
        { name: facts.receipt, value: receipt },
      ],
    };
  }
}
