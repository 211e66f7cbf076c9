import UIKit

private func secret() -> String { "private to Screen+Appearing.swift" }

extension Screen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(secret(), #function, #line)
    perform(#selector(appeared))
  }

  override var prefersStatusBarHidden: Bool { true }
  override class var kind: String { "Screen < " + super.kind }
  override open var preferredSize: CGFloat {
    get { super.preferredSize + 1 }
    set { super.preferredSize = newValue * 2 }
  }

  #if DEBUG || !DEBUG
    @objc func style(_ size: Int, with name: String) { print("Screen.style", size, name) }
  #endif
  @objc private func appeared() { print("appeared") }
}

class SubScreen: Screen {
  override func configure() {
    super.configure()
    print("SubScreen.configure")
  }
}

extension SubScreen {
  override func style(_ size: Int, with name: String) {
    super.style(size, with: name)
    print("SubScreen.style")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("SubScreen.viewDidLoad")
  }
}
