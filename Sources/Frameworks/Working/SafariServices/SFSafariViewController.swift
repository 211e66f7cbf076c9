// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What a browser within an app tells.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}

/// Shows a website's address within the app, and opens it in the browser at a tap: websites are not drawn here.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// How the browser behaves.
  open class Configuration: NSObject {
    /// Whether a readable form is shown where there is one. Kept: websites are not drawn.
    open var entersReaderIfAvailable = false
    /// Whether the bar goes while people scroll. Kept.
    open var barCollapsingEnabled = true
  }

  /// Told when the person is done.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration: Configuration
  /// Of the bar. Defaults to the system's.
  open var preferredBarTintColor: UIColor?
  /// Of the buttons. Defaults to the system's.
  open var preferredControlTintColor: UIColor?
  /// What the button says. Defaults to `done`.
  open var dismissButtonStyle = DismissButtonStyle.done

  private let url: URL
  private let bar = UINavigationBar()
  private let button = UIButton(configuration: .borderedProminent())

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// - Parameter URL: Of a website; another scheme stops the app, as on iOS.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else {
      fatalError("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  @available(iOS, deprecated: 11.0, message: "Use init(url:configuration:)")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable, message: "A browser is made with its address.")
  public required init?(coder: NSCoder) { fatalError("A browser is made with its address.") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: url.host ?? url.absoluteString)
    let done: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.setItems([item], animated: false)
    if let preferredControlTintColor {
      bar.tintColor = preferredControlTintColor
      button.tintColor = preferredControlTintColor
    }
    if let preferredBarTintColor { bar.barTintColor = preferredBarTintColor }
    button.configuration?.title = "Open in Browser"
    button.configuration?.subtitle = url.absoluteString
    button.configuration?.titleAlignment = .center
    button.addAction(
      UIAction { [weak self] _ in if let self { UIApplication.shared.open(url) } }, for: .touchUpInside)
    for view in [bar, button] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: 20),
    ])
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
