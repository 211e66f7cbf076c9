// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import FoundationNetworking

/// A class of protocols that, once it is registered, is asked about the requests of all sessions. On iOS libraries that stub
/// requests bring that about by exchanging methods of `URLSessionConfiguration`; registering alone counts for the shared
/// session. For stand-ins of such libraries.
public protocol _TesseraHookingProtocol: URLProtocol {}
