// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A sheet of an extension by which something is sent: a text, with *Cancel* and *Post*. The system never shows one here,
/// as no app shares into another; an app or a test can show it itself.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  open private(set) var textView: UITextView! = UITextView()
  open var contentText: String! { textView.text }
  open var placeholder: String!
  /// How many letters are left; `nil`, the default, for no number.
  open var charactersRemaining: NSNumber!
  open var autoCompletionViewController: UIViewController!
  private let post = UIBarButtonItem(title: "Post", style: .done, target: nil, action: nil)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: title ?? "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didSelectCancel() })
    post.primaryAction = UIAction(title: "Post") { [weak self] _ in self?.didSelectPost() }
    item.rightBarButtonItem = post
    bar.items = [item]
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    for part in [bar, textView] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.topAnchor.constraint(equalTo: bar.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
      textView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    validateContent()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentationAnimationDidFinish()
  }

  /// Called when the sheet is there.
  open func presentationAnimationDidFinish() {}
  /// Tells the extension's host that it is done; overriders send, then call `super`.
  open func didSelectPost() { extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
  /// Tells the extension's host that it was cancelled.
  open func didSelectCancel() {
    extensionContext?.cancelRequest(withError: NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError))
  }
  open func cancel() { didSelectCancel() }

  /// Whether what is written can be sent.
  open func isContentValid() -> Bool { true }
  /// Looks again whether it can.
  open func validateContent() { post.isEnabled = isContentValid() }
  open func textViewDidChange(_ textView: UITextView) { validateContent() }

  /// More to be set, below the text. It is asked for and not shown: there is no host to lay it out.
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    present(viewController, animated: true)
  }
  open func popConfigurationViewController() { presentedViewController?.dismiss(animated: true) }
  open func loadPreviewView() -> UIView! { nil }
}

/// Something to be set below a text.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: (() -> Void)!
  public override init() { super.init() }
}
