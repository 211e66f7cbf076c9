import UIKit

extension Parts {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("parts", helper(#function))
  }
  @objc func extra() { print("extra", #line) }
}

private func helper(_ text: String) -> String { text }
