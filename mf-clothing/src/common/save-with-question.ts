import { question } from '@stoet/contracts/clothing/article.contract';
import { isApiError } from '@stoet/web-kit/api';
import { confirm } from '@stoet/web-kit/feedback';
import { text } from '@stoet/web-kit/texts';

/**
 * Saves; when the server asks a question first, asks it, and saves again with `force` after a yes
 * (spec/clothing §4). A no rejects with the server's answer.
 */
export async function saveWithQuestion<T>(save: (force: boolean) => Promise<T>): Promise<T> {
  try {
    return await save(false);
  } catch (error) {
    const asked = isApiError(error) && error.status === 409 ? question.safeParse(error.details) : undefined;
    if (!asked?.success) throw error;
    const { title, message } = asked.data;
    if (!(await confirm({ title, text: message, okText: text('clothing:continue') }))) throw error;
    return save(true);
  }
}
