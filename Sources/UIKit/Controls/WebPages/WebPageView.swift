// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The text of a page, or why there is none.
@MainActor package final class WebPageView: UIView, UITextViewDelegate {
  package let text = UITextView()
  private let failure = UIButton(configuration: .plain())
  private var failed: URL?
  package var onLink: (URL) -> Void = { _ in }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    text.isEditable = false
    text.delegate = self
    text.alwaysBounceVertical = true
    text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
    text.backgroundColor = .clear
    failure.isHidden = true
    failure.addAction(
      UIAction { [weak self] _ in
        guard let self, let failed else { return }
        owningApplication.open(failed)
      },
      for: .touchUpInside)
    for view in [text, failure] as [UIView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("A page is made by its view.") }

  /// Shows a page; gives its title.
  package func show(_ data: Data, of url: URL?) -> String? {
    (failure.isHidden, text.isHidden) = (true, false)
    // Pages are black on white, whatever the device's style, unless the app has them clear.
    overrideUserInterfaceStyle = .light
    backgroundColor = superview?.isOpaque == false ? nil : .white
    var attributes: NSDictionary?
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
      // What a page does not say, as on most pages.
      .defaultAttributes: [
        NSAttributedString.Key.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label,
      ],
    ]
    let shown = try? NSAttributedString(
      data: data, options: options, documentAttributes: &attributes)
    text.attributedText = shown ?? NSAttributedString(string: String(decoding: data, as: UTF8.self))
    text.contentOffset = CGPoint(x: 0, y: -text.adjustedContentInset.top)
    return attributes?[NSAttributedString.DocumentAttributeKey.title.rawValue] as? String
  }

  /// Shows an address that did not answer, and opens it at a tap.
  package func showFailure(of url: URL, _ error: any Error) {
    (failure.isHidden, text.isHidden) = (false, true)
    overrideUserInterfaceStyle = .unspecified
    backgroundColor = nil
    failed = url
    failure.configuration?.title = "Open in Browser"
    failure.configuration?.subtitle = url.absoluteString
    failure.configuration?.titleAlignment = .center
  }

  package func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    onLink(URL)
    return false
  }
}
