import { toastQueue } from '@keystar/ui/toast';
import type { ReactElement } from 'react';

type Options = NonNullable<Parameters<typeof toastQueue.info>[1]>;

/** Translations of Keystatic's short messages, which exist only in English. */
const PORTUGUESE: Record<string, string> = {
  'Entry pasted': 'Colado. Ainda não está salvo.',
  'Failed to paste because clipboard access was denied':
    'O navegador não deixou colar: permita o acesso à área de transferência e tente de novo.',
  'Failed to read clipboard': 'Não consegui ler o que foi copiado. Copie de novo.',
  'Entry not found in clipboard': 'Não há nada para colar: copie antes uma entrada, com “Copy entry”.',
};

/**
 * Translates Keystatic's short messages.
 * @param restored Called when unsaved text was restored into a form. `isOlder` is true if the file has changed since.
 */
export function translateToasts(restored: (isOlder: boolean) => void): void {
  const { info, positive, critical } = toastQueue;
  const translated = (send: typeof info) => (message: unknown, options?: Options) => {
    // Hides this message, because the editor shows its own message after every save.
    if (message === 'Entry created') return () => undefined;
    const label = options?.actionLabel === 'Undo' ? { actionLabel: 'Desfazer' } : {};
    return send(PORTUGUESE[String(message)] ?? String(message), { ...options, ...label });
  };
  toastQueue.positive = translated(positive);
  toastQueue.critical = translated(critical);
  // In this editor, Keystatic uses `info` only for restored text. The message's last part is false if the file has not
  // changed.
  toastQueue.info = (message, options) => {
    // Only here is a message an element.
    const isOlder = Boolean((message as ReactElement<{ children: unknown[] }>).props.children.at(-1));
    restored(isOlder);
    const told = 'Trouxe de volta o que você escreveu aqui e não salvou. Para descartar, aperte o relógio, no alto.';
    const older = 'O arquivo mudou depois disso: ao salvar, você escolhe entre os dois.';
    return info(isOlder ? `${told} ${older}` : told, options);
  };
}
