import { pictureRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from 'antd';
import { useEffect, useState } from 'react';
import { fileOf, keyOf } from '../api';

interface Props {
  person: { firstName: string; lastName: string; image: string | null };
  /** Pixels; 40 unless told. */
  size?: number;
}

/** Picture of a person, or his initials. Decoration: the name always stands beside it. */
export function Portrait({ person, size = 40 }: Props) {
  const url = usePicture(person.image);
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase();
  return (
    <Avatar className="stoet-portrait" shape="square" size={size} src={url} alt="" aria-hidden>
      {initials}
    </Avatar>
  );
}

/** Address in this page of a picture that was fetched with the session's token. */
function usePicture(uuid: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: keyOf(pictureRoutes.show, uuid),
    queryFn: ({ signal }) => fileOf(pictureRoutes.show, { params: { uuid } }, signal),
    enabled: uuid !== null,
    staleTime: Infinity,
    retry: false,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return url;
}
