function reasonOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // A proxy between the browser and the server responded.
  }
  return 'The file could not be read. Please try again.';
}

/** A file on its way to the server. */
export interface SentFile<Answer> {
  /** Resolves to what the server answers; rejects with the reason, as a sentence. */
  answer: Promise<Answer>;
  cancel: () => void;
}

/** Sends a file by XMLHttpRequest, because fetch reports no upload progress. */
export function sendFile<Answer>(
  address: string,
  file: Blob,
  { type, onSent }: { type: string; onSent: (bytes: number) => void },
): SentFile<Answer> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Answer>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(new Error(reasonOf(request.responseText)));
    };
    request.onerror = () =>
      reject(new Error('The file could not be sent. Please check your connection and try again.'));
    request.onabort = () => reject(new Error('The upload was cancelled. None of it was kept.'));
  });
  request.open('POST', address);
  request.setRequestHeader('content-type', type);
  request.send(file);
  return { answer, cancel: () => request.abort() };
}
