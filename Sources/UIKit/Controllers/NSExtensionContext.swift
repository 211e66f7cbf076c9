// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an extension has of the app that shows it. Extensions are not run here, so that there is none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open var inputItems: [Any] { [] }
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
