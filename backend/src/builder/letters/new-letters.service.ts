import { Injectable } from '@nestjs/common';
import {
  type CoverLetter,
  type NewLetterDraft,
  saveLetterDraftSchema,
} from '@shortlist/contracts/builder/cover-letter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { recipientLines } from '@shortlist/documents/words/letters';
import { GeneratedDocumentsService } from '../../generator/generated-documents.service';
import type { Creation } from '../saved/saver';
import { LettersService } from './letters.service';

/** Letters that begin with something that is there already. */
@Injectable()
export class NewLettersService {
  constructor(
    private readonly letters: LettersService,
    private readonly generated: GeneratedDocumentsService,
  ) {}

  /** From what was typed, or from the letter of a generation of the caller. Throws `not_found` for another's. */
  async createDraft(order: NewLetterDraft, creation: Creation): Promise<CoverLetter> {
    if (!('generationId' in order)) return await this.letters.createDraft(order, creation);
    const { letter, resume, ...about } = await this.generated.find(order.generationId, creation.saver.owner.id);
    const { jobTitle, industry, language, pageSize } = about;
    const draft = saveLetterDraftSchema.parse({
      jobTitle: letter.jobTitle || jobTitle,
      companyName: companyIn(letter.recipient, language),
      content: letter.paragraphs.join('\n\n'),
      aiGenerated: true,
      resumeId: order.resumeId,
      targetJobTitle: jobTitle,
      targetIndustry: industry,
      language,
      pageSize,
    });
    const headline = resume.personalInfo.headline || jobTitle;
    return await this.letters.createDraft(draft, creation, { sender: { ...letter.personalInfo, headline } });
  }
}

/** The line that does not say who reads it; nothing while it is a blank. */
function companyIn(recipient: readonly string[], language: Language): string {
  const readers = recipientLines(language, '');
  const company = recipient.find((line) => !readers.includes(line)) ?? '';
  return /[[\]]/.test(company) ? '' : company;
}
