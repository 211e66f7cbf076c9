// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// Told that cookies have changed.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages, which are those of the app's other requests. Observers hear of what the app itself changes here.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  private var observers: [Observer] = []

  override init() { super.init() }

  @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    DispatchQueue.main.async { completionHandler(HTTPCookieStorage.shared.cookies ?? []) }
  }

  open func allCookies() async -> [HTTPCookie] { HTTPCookieStorage.shared.cookies ?? [] }

  @preconcurrency open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    HTTPCookieStorage.shared.setCookie(cookie)
    tell(completionHandler)
  }

  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  @preconcurrency open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    HTTPCookieStorage.shared.deleteCookie(cookie)
    tell(completionHandler)
  }

  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  private func tell(_ completionHandler: (@MainActor () -> Void)?) {
    DispatchQueue.main.async { [self] in
      for one in observers { one.observer?.cookiesDidChange(in: self) }
      completionHandler?()
    }
  }

  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(observer: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
