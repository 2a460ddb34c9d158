import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Contact, ContactMessage } from '@shortlist/contracts/support/contact';
import { Repository } from 'typeorm';
import { EntitlementService } from '../account/allowance/entitlement.service';
import { ContactMessageEntity } from './contact-message.entity';

/** Without letters and digits that are read for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>,
    private readonly entitlements: EntitlementService,
  ) {}

  /** Answers the reference that the person can quote. */
  async store(ownerId: string, contact: Contact, language: Language): Promise<string> {
    const reference = `SL-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
    const priority = await this.entitlements.isPremium(ownerId);
    await this.messages.insert({ ...contact, ownerId, reference, language, priority });
    return reference;
  }

  /** Priority first, then newest. */
  async list(): Promise<ContactMessage[]> {
    const found = await this.messages.find({ order: { priority: 'DESC', createdAt: 'DESC' }, take: 500 });
    return found.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() }));
  }
}
