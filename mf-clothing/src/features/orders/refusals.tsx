import { Alert } from 'antd';

/** Messages that the server refused with; they stay until they are read (spec/clothing §8). */
export function Refusals({ messages, onClose }: { messages: readonly string[]; onClose: () => void }) {
  if (messages.length === 0) return null;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={messages[0]}
      description={
        messages.length > 1 && (
          <ul>
            {messages.slice(1).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )
      }
      closable={{ onClose }}
    />
  );
}
