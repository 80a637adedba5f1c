import { ApiPage, apiMetadata } from "../../_api-docs/api-page";

/** Made for each request: its policy has a nonce, and admits the styles that Scalar writes. */
export const dynamic = "force-dynamic";

export { apiMetadata as generateMetadata };

export default function VisitorApiPage() {
  return <ApiPage />;
}
